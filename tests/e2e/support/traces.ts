import type { Somebody } from './somebody'

/** Everything that this browser keeps for the product, as one text, cookies that scripts cannot see included. */
export const keptText = async ({ context, page }: Somebody): Promise<string> => {
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`)
  const kept = await page.evaluate(async () => {
    const rowsOf = (database: IDBDatabase, name: string): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const asked = database.transaction(name).objectStore(name).getAll()
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    const open = (name: string): Promise<IDBDatabase> =>
      new Promise((resolve, reject) => {
        const asked = indexedDB.open(name)
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    const parts: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name } of await indexedDB.databases()) {
      const database = await open(name ?? '')
      for (const store of database.objectStoreNames) parts.push([name, store, await rowsOf(database, store)])
      database.close()
    }
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      parts.push([name, requests.map(({ url }) => url)])
    }
    return JSON.stringify(parts)
  })
  return [...cookies, kept].join('\n')
}
