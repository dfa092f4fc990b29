/** Saves that leave the device or come to it, as files. */
import * as DocumentPicker from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import * as Sharing from 'expo-sharing';

import { MAX_FILE, tooLarge } from './fileSize';

export const SAVE_TYPE = 'application/octet-stream';

export async function shareText(name: string, text: string): Promise<void> {
  const file = new File(Paths.cache, name);
  if (file.exists) file.delete();
  file.create();
  file.write(text);
  await Sharing.shareAsync(file.uri, { mimeType: SAVE_TYPE, dialogTitle: name });
}

/** Null when the player thought better of it. */
export async function pickText(): Promise<string | null> {
  const picked = await DocumentPicker.getDocumentAsync({ copyToCacheDirectory: true });
  const asset = picked.assets?.[0];
  if (!asset) return null;
  if ((asset.size ?? 0) > MAX_FILE) throw tooLarge();
  return new File(asset.uri).text();
}
