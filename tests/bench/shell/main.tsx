import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { createInstance } from 'i18next'
import { Container } from 'inversify'
import * as t from 'io-ts'
import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'
import { Route, Router, Switch } from 'wouter'

/** The libraries of the first screen with next to nothing on them: what the product's own code is compared with. */
const container = new Container()
container
  .bind('count')
  .toResolvedValue(() => makeAutoObservable({ value: 0 }))
  .inSingletonScope()

const Button = observer(() => {
  const { t: text } = useTranslation('common')
  const [count] = useState(() => container.get<{ value: number }>('count'))
  return (
    <button type="button" onClick={() => (count.value += 1)}>
      {text('busy')} {count.value}
    </button>
  )
})

const start = async (root: HTMLElement): Promise<void> => {
  const decoded = t.type({ busy: t.string }).decode({ busy: 'Press' })
  const texts = await pipe(
    TE.fromEither(decoded),
    TE.getOrElse(() => async () => ({ busy: '' })),
  )()
  const i18n = createInstance().use(initReactI18next)
  await i18n.init({ lng: 'en', resources: { en: { common: texts } } })
  if (E.isLeft(decoded)) return
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <Router>
        <Switch>
          <Route path="/">
            <Button />
          </Route>
        </Switch>
      </Router>
    </I18nextProvider>,
  )
}

const root = document.getElementById('root')
if (root !== null) void start(root)
