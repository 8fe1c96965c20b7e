import type { Area, Command } from './area'

const usage = ({ args, needs = [] }: Command): string =>
  [...args.map((name) => `<${name}>`), ...needs.map((name) => `--${name} …`)].join(' ')

const commandLines = (area: Area, command: Command): readonly string[] => [
  `  ${area.name} ${command.name} ${usage(command)}${'decide' in command ? ' --reason …' : ''}`.trimEnd(),
  `      ${command.says}`,
  ...Object.entries(command.options ?? {}).map(([name, says]) => `      --${name}: ${says}`),
]

const common = [
  'Everywhere:',
  '  --reason   why; wanted for every decision, and read by the person whom it concerns',
  '  --by       your name, else that of the system user',
  '  --json     one line of JSON',
  '  --to       where a file is written',
  '',
  'Exit codes: 0 done, 1 not done, 2 not understood, 3 neither gateway nor store can be reached.',
]

/** All areas in short. */
export const help = (areas: readonly Area[]): string =>
  [
    'npm run admin -- <area> <command> …',
    '',
    ...areas.flatMap(({ commands, name, says }) => [
      `  ${name}: ${says}`,
      `      ${commands.map((one) => one.name).join(', ')}`,
    ]),
    '',
    'npm run admin -- help <area> tells more.',
    '',
    ...common,
  ].join('\n')

/** One area at length. */
export const helpOn = (area: Area): string =>
  [
    `${area.name}: ${area.says}`,
    '',
    ...area.commands.flatMap((command) => commandLines(area, command)),
    '',
    ...common,
  ].join('\n')
