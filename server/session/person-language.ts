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

/** In which language somebody is written to: that of the product on the device they used last; English while none is known. */
export const languageOfPerson = async (db: Tx, userId: number): Promise<Language> => {
  const newest = await db
    .selectFrom('sessions')
    .select(['language', 'language_id'])
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest === undefined ? 'en' : languageOfSession(newest)
}
