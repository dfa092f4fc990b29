/** Phones have a back button of their own, which a sheet hears by itself. */
export const useEscape: (isOpen: boolean, onEscape: () => void) => void = () => undefined;
