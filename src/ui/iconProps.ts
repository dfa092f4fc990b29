import type { IconName } from './icons';

export interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  readonly colour: string;
  /** Said by a screen reader. Without it the icon is decoration, and the words beside it speak. */
  readonly label?: string;
}
