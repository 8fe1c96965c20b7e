import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../design/button-link'
import { Column } from '../design/column'
import { PageLinks } from '../shell/page-links'
import { pathOf } from '../shell/routes'
import { useBack } from '../shell/use-back'
import { useLegal } from '../shell/use-legal'
import { useLink } from '../shell/use-link'
import { ViewHeader } from '../shell/view-header'
import styles from './centre.module.css'
import { CentrePart } from './centre-part'

/** What is allowed, and what to do when somebody does not keep to it. */
const Rules = () => {
  const { t } = useTranslation('centres')
  const legal = useLegal()
  const link = useLink()
  return (
    <>
      <CentrePart
        title={t('safety_rules_title')}
        lines={[
          t('safety_rules_1'),
          t('safety_rules_2'),
          t('safety_rules_3'),
          t('safety_rules_4'),
          t('safety_rules_5'),
        ]}
      >
        <ButtonLink href={legal('guidelines')} target="_blank" rel="noopener noreferrer">
          {t('safety_guidelines')}
        </ButtonLink>
      </CentrePart>
      <CentrePart
        steps
        title={t('safety_report_title')}
        lines={[t('safety_report_1'), t('safety_report_2'), t('safety_report_3')]}
      >
        <p className={styles.lead}>{t('safety_report_note')}</p>
      </CentrePart>
      <CentrePart title={t('safety_block_title')} lines={[t('safety_block_1'), t('safety_block_2')]}>
        <ButtonLink {...link(pathOf('BlackList'))}>{t('safety_block_go')}</ButtonLink>
      </CentrePart>
      <CentrePart title={t('safety_age_title')} lines={[t('safety_age_1'), t('safety_age_2'), t('safety_age_3')]} />
      <CentrePart title={t('safety_appeal_title')} lines={[t('safety_appeal_1'), t('safety_appeal_2')]} />
    </>
  )
}

/** What keeps people safe here, and elsewhere. */
const Advice = () => {
  const { t } = useTranslation('centres')
  const link = useLink()
  return (
    <>
      <CentrePart
        title={t('safety_calls_title')}
        lines={[t('safety_calls_1'), t('safety_calls_2'), t('safety_calls_3'), t('safety_calls_4')]}
      >
        <ButtonLink {...link(pathOf('PrivacyCenter'))}>{t('safety_privacy')}</ButtonLink>
      </CentrePart>
      <CentrePart
        title={t('safety_money_title')}
        lines={[t('safety_money_1'), t('safety_money_2'), t('safety_money_3'), t('safety_money_4')]}
      />
      <CentrePart
        title={t('safety_meet_title')}
        lines={[t('safety_meet_1'), t('safety_meet_2'), t('safety_meet_3'), t('safety_meet_4')]}
      />
    </>
  )
}

/** Help first, then rules, reports, blocks, the age limit and advice; open to anybody. @rule SAFE-14 SAFE-15 SHELL-29 */
export const Page = () => {
  const { t } = useTranslation('centres')
  const back = useBack()
  return (
    <>
      <ViewHeader title={t('safety_title')} onBack={back} />
      <Column>
        <p className={styles.lead}>{t('safety_lead')}</p>
        <div className={styles.parts}>
          <CentrePart
            urgent
            title={t('safety_help_title')}
            lines={[t('safety_help_1'), t('safety_help_2'), t('safety_help_3')]}
          />
          <Rules />
          <Advice />
        </div>
        <PageLinks without="SafetyCenter" />
      </Column>
    </>
  )
}
