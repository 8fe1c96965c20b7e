/** One subscription a topic, for as long as anybody in this process wants it. The answer lets go; a second call of it does nothing. */
export const sharedTopics = (open: (topic: string) => () => void): ((topic: string) => () => void) => {
  const topics = new Map<string, { holders: number; readonly stop: () => void }>()

  const held = (topic: string) => {
    const known = topics.get(topic) ?? { holders: 0, stop: open(topic) }
    topics.set(topic, known)
    return known
  }

  return (topic) => {
    const shared = held(topic)
    shared.holders += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      shared.holders -= 1
      if (shared.holders > 0) return
      topics.delete(topic)
      shared.stop()
    }
  }
}
