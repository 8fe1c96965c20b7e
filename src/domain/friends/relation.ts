/** How the signed-in person stands to another (@rule FRND-1, FRND-2, FRND-3, FRND-4). */
export type Relation = 'asked' | 'friend' | 'asking' | 'stranger'

const byCode: Readonly<Record<number, Relation>> = { 1: 'asked', 2: 'friend', 3: 'asking', 4: 'stranger' }

/** An unknown or absent code means stranger (@rule FRND-5). */
export const relationOf = (code: number | undefined): Relation =>
  code === undefined ? 'stranger' : (byCode[code] ?? 'stranger')

export const relationCode: Readonly<Record<Relation, number>> = { asked: 1, friend: 2, asking: 3, stranger: 4 }
