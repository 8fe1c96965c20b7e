import { request } from 'node:http'
import type { ChannelReply } from './channel.codec'

const PATIENCE_MS = 60_000

/** What a running gateway answers to an order; null when none listens there. */
export const askChannel = (path: string, words: readonly string[], by: string): Promise<ChannelReply | null> =>
  new Promise((resolve, reject) => {
    const asking = request({ socketPath: path, method: 'POST', timeout: PATIENCE_MS }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        if (response.statusCode === 200) resolve(JSON.parse(text) as ChannelReply)
        else reject(new Error('the gateway could not do it; its log says why'))
      })
    })
    asking.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(null) : reject(error),
    )
    asking.on('timeout', () => asking.destroy(new Error('the gateway does not answer')))
    asking.end(JSON.stringify({ words, by }))
  })
