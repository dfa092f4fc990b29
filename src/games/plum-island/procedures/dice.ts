/** The combat dice (T-DICE). */
import { pick } from '../../../core/bag';
import { DIE, type Face } from '../data/tables';
import type { Play } from '../state';

/** Rolls dice; every Critical Hit rolls that die again, without limit. All faces in the order they fell. */
export function rollDice(play: Play, dice: number): Face[] {
  const faces: Face[] = [];
  for (let i = 0; i < dice; i++) {
    let face = pick(DIE, play.random);
    faces.push(face);
    while (face === 'critical') {
      face = pick(DIE, play.random);
      faces.push(face);
    }
  }
  return faces;
}

export function countFaces(faces: readonly Face[], face: Face): number {
  let count = 0;
  for (const fallen of faces) if (fallen === face) count++;
  return count;
}

/** Hits of a roll without its Shields: Light Hits count in pairs over the whole combat (PI-DICE-01). */
export function plainHits(faces: readonly Face[]): number {
  return (
    countFaces(faces, 'hit') + countFaces(faces, 'critical') + Math.floor(countFaces(faces, 'lightHit') / 2)
  );
}
