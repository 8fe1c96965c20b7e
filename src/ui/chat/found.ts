import * as O from 'fp-ts/Option'
import { useEffect, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearch } from 'wouter'
import type { ShownMessage } from '../../domain/chat/delivery'
import { toMessageUuid, type MessageUuid } from '../../domain/kernel/ids'
import { useToast } from '../design/toast'
import { useFeature } from '../shell/use-feature'

/** In the address of a conversation: the message that was found in it. */
export const FOUND = 'at'
/** So long a message that was found is marked, in milliseconds. */
const MARK_MS = 2_400

/** A message that a search has led to; `lit` for a moment. */
export interface Found {
  readonly uuid: MessageUuid
  readonly lit: boolean
}

/** The message that the address names, once it is loaded. */
const useReached = (): Found | null => {
  const { t } = useTranslation('chat')
  const chat = useFeature('chat')
  const toast = useToast()
  const wanted = O.toNullable(toMessageUuid(new URLSearchParams(useSearch()).get(FOUND) ?? ''))
  const [reached, setReached] = useState<Found | null>(null)
  useEffect(() => {
    if (wanted === null) return
    let over = false
    void chat
      .loadTo(wanted)()
      .then((there) => {
        if (over) return
        if (there) setReached({ uuid: wanted, lit: true })
        else toast({ text: t('found_gone') })
      })
    return () => {
      over = true
    }
  }, [chat, wanted, toast, t])
  useEffect(() => {
    if (!reached?.lit) return
    const timer = setTimeout(() => setReached({ ...reached, lit: false }), MARK_MS)
    return () => clearTimeout(timer)
  }, [reached])
  return reached
}

interface Place {
  readonly messages: readonly ShownMessage[]
  readonly scroller: RefObject<HTMLElement | null>
  readonly toRow: (index: number) => void
}

/** Focuses a row once it is drawn, so that a screen reader begins there; it waits as the box for messages does. */
const focusRow = (scroller: HTMLElement | null, index: number) => {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      const row = scroller?.querySelector<HTMLElement>(`[data-index="${index}"]`)
      row?.focus({ preventScroll: true })
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Leads to the message that was found: it comes to the middle of the list, has the focus, and is marked for a moment (PLUS-26). */
export const useFound = ({ messages, scroller, toRow }: Place): Found | null => {
  const found = useReached()
  const index = found === null ? -1 : messages.findIndex(({ uuid }) => uuid === found.uuid)
  const there = index >= 0
  useEffect(() => {
    if (!there) return
    toRow(index)
    return focusRow(scroller.current, index)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each message that was found, wherever it stands later
  }, [found?.uuid, there])
  return found
}
