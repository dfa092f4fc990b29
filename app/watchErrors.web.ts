/** Notes what nobody caught. */
import type { ErrorLog } from '../src/storage';

export function watchErrors(errors: ErrorLog): void {
  window.addEventListener('error', ({ error, message }) => errors.add('uncaught', error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.add('uncaught', reason));
}
