/** The body of an answer as text; null, and nothing more is read, as soon as it is larger than `bytes`. */
export const readAtMost = async (response: Response, bytes: number): Promise<string | null> => {
  const chunks: Uint8Array[] = []
  let read = 0
  for await (const chunk of response.body ?? []) {
    read += chunk.byteLength
    if (read > bytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
