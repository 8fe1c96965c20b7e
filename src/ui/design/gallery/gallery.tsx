import { DirectionProvider } from '@base-ui/react/direction-provider'
import { useEffect, useState } from 'react'
import { Segmented } from '../segmented'
import { ToastProvider } from '../toast'
import { Buttons } from './buttons'
import { Banners, Empties, Faces, Lists } from './content'
import { Choices, Fields } from './fields'
import styles from './gallery.module.css'
import { Layers } from './layers'
import { Row, Section } from './section'
import { words } from './words'

const themes = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const

const directions = [
  { value: 'ltr', label: 'LTR' },
  { value: 'rtl', label: 'RTL' },
] as const

const swatches = ['bg', 's1', 's2', 's3', 'accent', 'gold'] as const

const Swatches = () => (
  <Section title={words.surfaces}>
    <Row>
      {swatches.map((name) => (
        <span key={name} className={`${styles.swatch} ${styles[name]}`}>
          {name}
        </span>
      ))}
    </Row>
  </Section>
)

/** All primitives in every state; `?theme=light&dir=rtl` in the address. Development only. */
export const Gallery = () => {
  const query = new URLSearchParams(location.search)
  const [theme, setTheme] = useState<'dark' | 'light'>(query.get('theme') === 'light' ? 'light' : 'dark')
  const [dir, setDir] = useState<'ltr' | 'rtl'>(query.get('dir') === 'rtl' ? 'rtl' : 'ltr')
  useEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.dir = dir
  }, [theme, dir])
  return (
    <DirectionProvider direction={dir}>
      <ToastProvider>
        <main className={styles.page}>
          <div className={styles.bar}>
            <h1>{words.title}</h1>
            <Segmented label={words.theme} value={theme} onChange={setTheme} choices={themes} />
            <Segmented label={words.direction} value={dir} onChange={setDir} choices={directions} />
          </div>
          <div className={styles.sections}>
            <Swatches />
            <Buttons />
            <Fields />
            <Choices />
            <Layers />
            <Faces />
            <Lists />
            <Banners />
            <Empties />
          </div>
        </main>
      </ToastProvider>
    </DirectionProvider>
  )
}
