import type { Relation } from './relation'

/** What can be done about somebody from their menu. */
export type PersonAction = 'rename' | 'favourite' | 'remind' | 'delete' | 'block' | 'unblock' | 'report'

const forFriends: readonly PersonAction[] = ['rename', 'favourite', 'remind', 'delete']

/** What is offered for a person in that relation, in the order of the menu (@rule FRND-33, FRND-34). */
export const actionsFor = (relation: Relation, blocked: boolean): readonly PersonAction[] => [
  ...(relation === 'friend' ? forFriends : []),
  blocked ? 'unblock' : 'block',
  'report',
]
