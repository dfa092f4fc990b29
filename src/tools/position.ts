/** `npm run position`: plays a game up to a wanted moment and prints it as a save, to look at that moment or to start a test from it. */
import { policies, type PolicyName } from '../bots';
import { main, oneOf, UsageError, wholeNumber, type Called, type Tool } from './cli';
import { checkedOptions, checkedPlayers, findGame, toolGames } from './games';
import { playTo, saveText } from './moments';

const help = `
Plays until something holds, and prints the game as a save that the app can import.

  npm run -s position -- <moment> --game <id> [flags]

  <moment>           decision:<kind>   that question is open
                     round:<n>         the first decision of that round
                     choices:<n>       after so many decisions
                     end, end:<reason> the game is over (for that reason)
                     several joined with + must hold at once: round:3+decision:lastStand
  --game <id>        ${toolGames.map((game) => game.id).join(', ')}
  --players <n>      people at the table (the fewest that the game takes)
  --seed <n>         the first seed that is tried; the next ones count up from it (1)
  --tries <n>        how many seeds (200)
  --policy <name>    ${Object.keys(policies).join(', ')} (random)
  --options <json>   what to change in the game's default options
  --id <name>        the name of the save (position)

Exit code 1 when no game came to that moment.
`;

const flags = {
  game: { type: 'string' },
  players: { type: 'string' },
  seed: { type: 'string' },
  tries: { type: 'string' },
  policy: { type: 'string' },
  options: { type: 'string' },
  id: { type: 'string' },
} as const;

function run({ flags: given, words: [moment] }: Called<typeof flags>): number {
  if (given.game === undefined) throw new UsageError('Which game? Say --game <id>.');
  if (moment === undefined) throw new UsageError('Up to which moment? For example: round:3');
  const game = findGame(given.game);
  const players = checkedPlayers(
    game,
    given.players === undefined ? game.players.min : wholeNumber('players', given.players, 1, 99),
  );
  const session = playTo({
    game,
    moment,
    options: checkedOptions(game, players, given.options === undefined ? {} : JSON.parse(given.options)),
    seed: wholeNumber('seed', given.seed ?? '1', 0, 0xffff_ffff),
    tries: wholeNumber('tries', given.tries ?? '200', 1, 1_000_000),
    policy: oneOf('policy', given.policy ?? 'random', Object.keys(policies) as PolicyName[]),
  });
  if (session === null) {
    console.error(`No game came to ${moment}. Try more seeds, or another policy.`);
    return 1;
  }
  console.log(saveText(session, given.id ?? 'position'));
  return 0;
}

export const position: Tool<typeof flags> = { help, flags, words: 1, run };

void main(position, module);
