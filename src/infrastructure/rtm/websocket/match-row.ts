import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { relationOf } from '../../../domain/friends/relation'
import { toRoomNum, toUserId } from '../../../domain/kernel/ids'
import { genderOf } from '../../../domain/kernel/person'
import { sanitise } from '../../../domain/kernel/sanitise'
import type { Found } from '../../../domain/matching/match'
import type { MatchNews } from '../../../domain/matching/match-news'
import { matchBody, matchGoneBody, matchReadyBody, type MatchBody } from '../../gateway/contract/frame.codec'

const personOf = ({ demo, gender, relation, userName, ...person }: MatchBody['person']): O.Option<Found> =>
  pipe(
    toUserId(person.id),
    O.map((id) => ({
      ident: person.ident,
      headImg: person.headImg,
      birthday: person.birthday,
      countryId: person.countryId,
      id,
      userName: sanitise(userName),
      gender: genderOf(gender),
      relation: relationOf(relation),
      demo: demo === 1,
    })),
  )

const found = (body: unknown): O.Option<MatchNews> =>
  pipe(
    O.Do,
    O.bind('hit', () => O.fromEither(matchBody.decode(body))),
    O.bind('person', ({ hit }) => personOf(hit.person)),
    O.map(({ hit, person }) => ({
      _tag: 'Found',
      matchId: hit.matchId,
      person,
      price: hit.price,
      recorded: hit.recorded === 1,
      validMs: hit.expires - hit.at,
    })),
  )

const ready = (body: unknown): O.Option<MatchNews> =>
  pipe(
    O.Do,
    O.bind('meeting', () => O.fromEither(matchReadyBody.decode(body))),
    O.bind('room', ({ meeting }) => toRoomNum(meeting.roomNum)),
    O.map(({ meeting: { matchId, polite, price, role }, room }) => ({
      _tag: 'Ready',
      matchId,
      room,
      role,
      polite,
      price,
    })),
  )

const gone = (body: unknown): O.Option<MatchNews> =>
  pipe(
    O.fromEither(matchGoneBody.decode(body)),
    O.map(({ matchId, waiting }) => ({ _tag: 'Gone', matchId, waiting: waiting === 1 })),
  )

const asRow =
  (read: (body: unknown) => O.Option<MatchNews>) =>
  (body: unknown): O.Option<{ readonly kind: 'match'; readonly news: MatchNews }> =>
    pipe(
      read(body),
      O.map((news) => ({ kind: 'match', news })),
    )

/** Rows of the inbox about a match, by their kind (@rule MTCH-27). */
export const matchReaders = { match: asRow(found), match_ready: asRow(ready), match_gone: asRow(gone) } as const
