/** What is looked for across people: who has fallen silent, and what others hold about somebody. */
export const statements: readonly string[] = [
  `create index presence_by_time on presence (seen_at)`,
  `create index relations_by_other on relations (other_id)`,
  `create index conversations_by_other on conversations (other_id)`,
]
