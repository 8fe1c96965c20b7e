import { SECOND } from './time'

/** How long a part of the program may take to arrive, in ms in which the machine is awake. @rule SHELL-88 */
export const PART_LIMIT_MS = 120 * SECOND
