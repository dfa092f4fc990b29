/** The nine missions: six of the campaign, three of quick play. */
import { CAMPAIGN, QUICK_PLAY, type Mission, type MissionId } from '../mission';
import { M1 } from './m1';
import { M2 } from './m2';
import { M3 } from './m3';
import { M4 } from './m4';
import { M5 } from './m5';
import { M6 } from './m6';
import { Q1 } from './q1';
import { Q2 } from './q2';
import { Q3 } from './q3';

const MISSIONS = new Map<MissionId, Mission>(
  [M1, M2, M3, M4, M5, M6, Q1, Q2, Q3].map((one) => [one.id, one]),
);

export const MISSION_IDS: readonly MissionId[] = [...CAMPAIGN, ...QUICK_PLAY];

export function missionOf(id: MissionId): Mission {
  const mission = MISSIONS.get(id);
  if (mission === undefined) throw new Error(`There is no mission "${id}".`);
  return mission;
}

export const isMission = (id: MissionId): boolean => MISSIONS.has(id);

/** A mission of another pack, or the small grid of a test. */
export function addMission(mission: Mission): void {
  MISSIONS.set(mission.id, mission);
}

/** Level up symbols up to and with a campaign mission. */
export function levelUpsUntil(id: MissionId): number {
  const last = (CAMPAIGN as readonly string[]).indexOf(id);
  return CAMPAIGN.filter((one, n) => n <= last && missionOf(one).levelUp).length;
}
