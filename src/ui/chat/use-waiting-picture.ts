import * as O from 'fp-ts/Option'
import { useEffect, useState } from 'react'
import type { MessageUuid } from '../../domain/kernel/ids'
import { useFeature } from '../shell/use-feature'

/**
 * The address of an own picture as this device has it, while it waits. It stays while its bubble is drawn, so that nothing flickers
 * when the gateway's address takes its place.
 */
export const useWaitingPicture = (uuid: MessageUuid, waits: boolean): string | null => {
  const chat = useFeature('chat')
  const [address, setAddress] = useState<string | null>(null)
  const [wanted] = useState(waits)
  useEffect(() => {
    if (!wanted) return
    let close: (() => void) | null = null
    let over = false
    void chat
      .waitingPicture(uuid)()
      .then((found) => {
        if (O.isNone(found)) return
        if (over) return found.value.close()
        close = found.value.close
        setAddress(found.value.address)
      })
    return () => {
      over = true
      close?.()
    }
  }, [chat, uuid, wanted])
  return address
}
