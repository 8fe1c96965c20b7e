import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { KeyedStore } from '../kernel/keyed-store.port'
import type { AccountModel } from './account.model'
import type { Country, OtherGateway } from './sign-in-gateway.port'
import { ADDRESS_KEY, COUNTRY_CODE_KEY, COUNTRY_ID_KEY } from './stored-names'

interface Deps {
  readonly gateway: Pick<OtherGateway, 'country'>
  readonly local: KeyedStore
  readonly model: AccountModel
}

/** Where the person seems to be: what was stored, else what the gateway says of the address; without either nothing (DATA-7). */
export const makeGuessCountry = ({ gateway, local, model }: Deps): T.Task<void> => {
  const keep = ({ code, id, ip }: Country): void => {
    local.write(COUNTRY_ID_KEY, String(id))
    local.write(COUNTRY_CODE_KEY, code)
    local.write(ADDRESS_KEY, ip)
    model.setCountry(code)
  }
  return () =>
    pipe(
      local.read(COUNTRY_CODE_KEY),
      O.filter((code) => code !== ''),
      O.match(
        () =>
          T.asUnit(
            pipe(
              gateway.country,
              TE.tapIO((country) => () => keep(country)),
            ),
          ),
        (code) => T.fromIO(() => model.setCountry(code)),
      ),
    )()
}
