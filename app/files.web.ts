/** Saves that leave the browser or come to it, as files. */
import { MAX_FILE, tooLarge } from './fileSize';

export function shareText(name: string, text: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
  return Promise.resolve();
}

/** Null when the player thought better of it. */
export function pickText(): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.holdout';
    input.oncancel = () => resolve(null);
    input.onchange = () => {
      const file = input.files?.[0];
      if (!file) resolve(null);
      else if (file.size > MAX_FILE) reject(tooLarge());
      else file.text().then(resolve, reject);
    };
    input.click();
  });
}
