import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LANGUAGE_KEY } from '../../../src/ui/shell/preferences'
import { showNoConnection } from '../../../src/ui/shell/no-connection'
import { makeKeyedStoreFake } from '../../fakes/keyed-store.fake'

afterEach(() => {
  document.body.replaceChildren()
  document.documentElement.lang = 'en'
  document.documentElement.dir = 'ltr'
})

it('says that nothing can be reached in the language that was chosen here [SHELL-91, I18N-7]', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  const store = makeKeyedStoreFake()
  store.write(LANGUAGE_KEY, 'ar')
  await act(() => showNoConnection(root, store))
  expect(await screen.findByRole('alert')).toHaveTextContent('خطأ في الاتصال')
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl'])
})
