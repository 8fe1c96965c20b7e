import { type Language, languageOf, toLanguage } from '../../src/domain/kernel/language'
import type { Tx } from '../store/database'

/** What a session is known to speak. */
export interface Speaking {
  readonly language: string
  readonly language_id: number
}

/** The language of the product on one device: as its requests say, else by the number that they carry. */
export const languageOfSession = ({ language, language_id }: Speaking): Language =>
  toLanguage(language) ?? languageOf(language_id)

const newestFirst = (db: Tx, userId: number) =>
  db
    .selectFrom('sessions')
    .select(['language', 'language_id'])
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')

/** In which language somebody is written to: that of the product on the device they used last; English while none is known. */
export const languageOfPerson = async (db: Tx, userId: number): Promise<Language> => {
  const newest = await newestFirst(db, userId).limit(1).executeTakeFirst()
  return newest === undefined ? 'en' : languageOfSession(newest)
}

/**
 * The same for a warning of what this session does: whoever has it picks its language, so that the other sessions come first, ended
 * ones too.
 */
export const languageBeside = async (
  db: Tx,
  { id, userId }: { readonly id: string; readonly userId: number },
): Promise<Language> => {
  const other = await newestFirst(db, userId).where('id', '<>', id).limit(1).executeTakeFirst()
  return other === undefined ? languageOfPerson(db, userId) : languageOfSession(other)
}
