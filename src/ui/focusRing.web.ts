/** The browser knows whether the keyboard or the pointer gave the focus: only then a ring helps. */
import { colour } from './theme';

export function installFocusRing(): void {
  if (document.getElementById('focus-ring')) return;
  const sheet = document.createElement('style');
  sheet.id = 'focus-ring';
  sheet.textContent = `:focus{outline:none}:focus-visible{outline:2px solid ${colour.paper};outline-offset:2px;z-index:1}`;
  document.head.append(sheet);
}
