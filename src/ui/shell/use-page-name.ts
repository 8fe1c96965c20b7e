import { useEffect } from 'react'
import { namePage } from './page-title'

/** What the title calls the page while this is drawn, and what a screen reader hears when it comes. */
export const usePageName = (name: string | undefined): void =>
  useEffect(() => (name === undefined || name === '' ? undefined : namePage(name)), [name])
