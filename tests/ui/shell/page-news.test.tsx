import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it, vi } from 'vitest'
import { startI18n } from '../../../src/ui/i18n/i18n'
import { PageNews } from '../../../src/ui/shell/page-news'
import { PageTitle } from '../../../src/ui/shell/title'
import { usePageName } from '../../../src/ui/shell/use-page-name'

const Page = ({ name }: { readonly name: string }) => {
  usePageName(name)
  return <button type="button">{name}</button>
}

const Window = ({ page, panel }: { readonly page: string; readonly panel?: string }) => {
  const main = useRef<HTMLElement>(null)
  return (
    <>
      <main ref={main} tabIndex={-1}>
        <Page key={page} name={page} />
        {panel !== undefined && <Page name={panel} />}
      </main>
      <PageTitle />
      <PageNews main={main} />
    </>
  )
}

const A_FRAME_MS = 20

const draw = async (first = 'Wall') => {
  vi.useFakeTimers()
  const i18n = await startI18n('en')
  const shown = (page: string, panel?: string) => (
    <I18nextProvider i18n={i18n}>
      <Window page={page} {...(panel !== undefined && { panel })} />
    </I18nextProvider>
  )
  const { container, rerender } = render(shown(first))
  const settle = async () => {
    await act(() => vi.advanceTimersByTimeAsync(A_FRAME_MS))
    await act(() => vi.advanceTimersByTimeAsync(200))
  }
  await settle()
  const goTo = (page: string, panel?: string) => {
    rerender(shown(page, panel))
    return settle()
  }
  return { goTo, said: () => container.querySelector('[aria-live]')?.textContent }
}

describe('where one is', () => {
  it('stands in the title: the panel before the page, then the product [PLUS-22]', async () => {
    const { goTo } = await draw()
    expect(document.title).toBe('Wall · Visavis')
    await goTo('Wall', 'Friends')
    expect(document.title).toBe('Friends · Visavis')
    await goTo('Wall')
    expect(document.title).toBe('Wall · Visavis')
  })

  it('is said when another page has come, and not of the first [PLUS-22]', async () => {
    const { goTo, said } = await draw()
    expect(said()).toBe('')
    await goTo('Cards')
    expect(said()).toBe('Cards')
  })

  it('is said of the first page that comes after home, which has no name [PLUS-22]', async () => {
    const { goTo, said } = await draw('')
    act(() => history.pushState(null, '', '/wall'))
    await goTo('Wall')
    expect(said()).toBe('Wall')
  })

  it('is not said of the first page whose name comes late', async () => {
    const { goTo, said } = await draw('')
    await goTo('Wall')
    expect(said()).toBe('')
  })

  it('keeps the focus that was on what has gone, and takes it from nobody [PLUS-22]', async () => {
    const { goTo } = await draw()
    screen.getByRole('button', { name: 'Wall' }).focus()
    await goTo('Cards')
    expect(screen.getByRole('main')).toHaveFocus()
    screen.getByRole('button', { name: 'Cards' }).focus()
    await goTo('Cards', 'Friends')
    expect(screen.getByRole('button', { name: 'Cards' })).toHaveFocus()
  })
})
