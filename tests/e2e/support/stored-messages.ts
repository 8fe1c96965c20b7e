import type { Page } from '@playwright/test'

/** A row of the table `chat-history` that takes the place of the one it is made from. */
export interface StoredOver {
  readonly content: string
  readonly messageType?: number
  readonly messageTypeValue?: number
}

interface Filling {
  /** How many the conversation holds in the end. */
  readonly count: number
  /** What stands in them by turns; `#` becomes the number of the message, 1 being the newest. */
  readonly kinds: readonly StoredOver[]
}

/**
 * Copies the first message between people in this browser until its conversation has so many, a minute apart into the past, as if they
 * had come over the years. The page has to be loaded anew to know them.
 */
export const fillConversation = (page: Page, filling: Filling): Promise<void> =>
  page.evaluate(async ({ count, kinds }) => {
    const asked = <A>(request: IDBRequest<A>): Promise<A> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    type Row = { id: number; timestamp: number; senderId: number; receiverId: number }
    const database = await asked(indexedDB.open('livcam-chat'))
    const writing = database.transaction('chat-history', 'readwrite')
    const store = writing.objectStore('chat-history')
    const rows = ((await asked(store.getAll())) as Row[]).filter((row) => row.senderId > 0 && row.receiverId > 0)
    const [{ id: _, ...first }] = rows as [Row]
    for (let number = 1; number < count; number += 1) {
      const over = kinds[number % kinds.length]
      const [senderId, receiverId] =
        number % 2 === 0 ? [first.senderId, first.receiverId] : [first.receiverId, first.senderId]
      const own = { messageUuid: crypto.randomUUID(), timestamp: first.timestamp - number * 60_000, read: 1 }
      const content = over?.content.replaceAll('#', String(number))
      store.put({ ...first, ...over, ...own, content, senderId, receiverId, messageId: 1 })
    }
    await new Promise((resolve, reject) => {
      writing.oncomplete = resolve
      writing.onerror = reject
    })
    database.close()
  }, filling)
