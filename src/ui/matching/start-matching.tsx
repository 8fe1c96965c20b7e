import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { isBuilt } from '../shell/pages'
import { pathOf } from '../shell/routes'
import { useNavigate } from '../shell/use-navigate'

/** The way to a match; visitors sign in on it (SHELL-42). */
export const StartMatching = ({ wide = false }: { readonly wide?: boolean }) => {
  const { t } = useTranslation('hotVideos')
  const navigate = useNavigate()
  if (!isBuilt('MatchPage')) return null
  return (
    <Button variant="primary" size="lg" pill wide={wide} onClick={() => navigate(pathOf('MatchPage'))}>
      {t('start')}
    </Button>
  )
}
