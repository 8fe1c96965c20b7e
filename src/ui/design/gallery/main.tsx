import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { startI18n } from '../../i18n/i18n'
import '../base.css'
import '../fonts.css'
import { Gallery } from './gallery'

const root = document.getElementById('root')

if (root !== null) {
  const i18n = await startI18n('en')
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <Gallery />
    </I18nextProvider>,
  )
}
