import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Where the lists of a product stand; gone with its view. */
const places = new WeakMap<object, Map<string, number>>()

/** A list that is opened again stands where it was left. `owner` is the view it shows, `name` the list; `ready` once it is drawn. */
export const usePlace = <E extends HTMLElement>(owner: object, name: string, ready: boolean): RefObject<E | null> => {
  const element = useRef<E>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null || !ready) return
    const kept = places.get(owner) ?? new Map<string, number>()
    places.set(owner, kept)
    current.scrollTop = kept.get(name) ?? 0
    const keep = () => void kept.set(name, current.scrollTop)
    current.addEventListener('scroll', keep, { passive: true })
    return () => current.removeEventListener('scroll', keep)
  }, [owner, name, ready])
  return element
}
