/** Where the focus goes when an entry of a list has gone: the button in its place, or the last one; null: none is left. */
export const buttonAt = (list: Element | null, place: number): HTMLButtonElement | null =>
  list?.children[place]?.querySelector('button') ?? [...(list?.querySelectorAll('button') ?? [])].at(-1) ?? null
