import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { KeyedStore } from '../../application/kernel/keyed-store.port'
import type { RuntimeConfig } from '../../application/kernel/runtime-config'
import { runtimeConfig } from './contract/config.codec'
import { reply } from './contract/envelope.codec'
import type { Fetch } from './send-request'

/** Neither the deployment nor a last copy told what is offered. */
export type NoConfig = { readonly _tag: 'NoConfig'; readonly cause: unknown }

const LAST_COPY = 'CAMC_CONFIG'
const WAIT_MS = 8_000
/** With a copy at hand nobody looks at an empty page for longer. */
const SHORT_WAIT_MS = 3_000

/** The file itself, or the same inside a reply. */
const decode = (content: unknown): O.Option<RuntimeConfig> =>
  O.fromEither(runtimeConfig.decode(reply.is(content) ? content.data : content))

const parse = (text: string): O.Option<RuntimeConfig> =>
  pipe(
    O.tryCatch((): unknown => JSON.parse(text)),
    O.flatMap(decode),
  )

const fetched = (fetch: Fetch, url: string, waitMs: number): TE.TaskEither<NoConfig, string> =>
  TE.tryCatch(
    async () => {
      const response = await fetch(url, { signal: AbortSignal.timeout(waitMs) })
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      return response.text()
    },
    (cause) => ({ _tag: 'NoConfig', cause }),
  )

/** The runtime configuration at `url`; without a network, or when what comes is damaged, the last copy serves (wire 162). */
export const readConfig = (
  { fetch, local }: { readonly fetch: Fetch; readonly local: KeyedStore },
  url: string,
): TE.TaskEither<NoConfig, RuntimeConfig> => {
  const copy = local.read(LAST_COPY)
  return pipe(
    fetched(fetch, url, O.isSome(copy) ? SHORT_WAIT_MS : WAIT_MS),
    TE.flatMapEither((text) =>
      pipe(
        parse(text),
        O.map((config) => {
          local.write(LAST_COPY, JSON.stringify(config))
          return config
        }),
        E.fromOption((): NoConfig => ({ _tag: 'NoConfig', cause: 'not as the contract says' })),
      ),
    ),
    TE.orElse((failed) =>
      pipe(
        copy,
        O.flatMap(parse),
        TE.fromOption(() => failed),
      ),
    ),
  )
}
