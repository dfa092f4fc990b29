/** Finding rules: every word asked for must stand in the rule, its chapter or its id. */
import type { Rule, Rulebook } from '../../src/core/game';

export interface FoundRule extends Rule {
  readonly id: string;
}

export interface FoundChapter {
  readonly chapter: string;
  readonly rules: readonly FoundRule[];
}

/** The chapters in the order of the rulebook, with the rules that fit. */
export function findRules(rulebook: Rulebook, query: string): readonly FoundChapter[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const chapters = new Map<string, FoundRule[]>();
  for (const [id, rule] of Object.entries(rulebook)) {
    const text = `${id} ${rule.chapter} ${rule.text}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    const rules = chapters.get(rule.chapter) ?? [];
    rules.push({ id, ...rule });
    chapters.set(rule.chapter, rules);
  }
  return [...chapters].map(([chapter, rules]) => ({ chapter, rules }));
}

export function countRules(chapters: readonly FoundChapter[]): number {
  return chapters.reduce((sum, { rules }) => sum + rules.length, 0);
}
