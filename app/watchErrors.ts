/** Notes what nobody caught. React Native has a hook of its own for it; its way to tell the developer stays as it is. */
import type { ErrorLog } from '../src/storage';

interface NativeErrors {
  getGlobalHandler(): (error: unknown, isFatal?: boolean) => void;
  setGlobalHandler(handler: (error: unknown, isFatal?: boolean) => void): void;
}

export function watchErrors(errors: ErrorLog): void {
  const { ErrorUtils: native } = globalThis as { ErrorUtils?: NativeErrors };
  if (!native) return;
  const told = native.getGlobalHandler();
  native.setGlobalHandler((error, isFatal) => {
    errors.add(isFatal === true ? 'fatal' : 'uncaught', error);
    told(error, isFatal);
  });
}
