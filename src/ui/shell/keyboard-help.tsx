import { useTranslation } from 'react-i18next'
import { Dialog } from '../design/dialog'
import { useCameOverAll } from '../design/layer'
import { Switch } from '../design/switch'
import styles from './keyboard-help.module.css'
import { usePreferences } from './preferences'

type Line = readonly [
  keys: readonly string[],
  does:
    | 'next'
    | 'press'
    | 'close'
    | 'help'
    | 'rows'
    | 'ends'
    | 'send'
    | 'line'
    | 'message_menu'
    | 'messages_move'
    | 'mute'
    | 'camera'
    | 'like_skip'
    | 'undo'
    | 'faces'
    | 'videos'
    | 'pictures'
    | 'zoom',
]

const groups: readonly (readonly [name: 'everywhere' | 'lists' | 'chat' | 'call' | 'cards', lines: readonly Line[]])[] =
  [
    [
      'everywhere',
      [
        [['Tab', 'Shift + Tab'], 'next'],
        [['Enter', 'Space'], 'press'],
        [['Esc'], 'close'],
        [['?'], 'help'],
      ],
    ],
    [
      'lists',
      [
        [['↑', '↓'], 'rows'],
        [['Home', 'End'], 'ends'],
        [['↑', '↓', '←', '→'], 'faces'],
        [['←', '→'], 'pictures'],
        [['+', '−'], 'zoom'],
      ],
    ],
    [
      'chat',
      [
        [['Enter'], 'send'],
        [['Shift + Enter'], 'line'],
        [['↑', '↓'], 'messages_move'],
        [['Enter'], 'message_menu'],
      ],
    ],
    [
      'call',
      [
        [['M'], 'mute'],
        [['V'], 'camera'],
      ],
    ],
    [
      'cards',
      [
        [['←', '→'], 'like_skip'],
        [['Backspace'], 'undo'],
        [['↑', '↓', 'PgUp', 'PgDn'], 'videos'],
      ],
    ],
  ]

/** What keys do, those of a call included, and a switch for those that work without Ctrl. Who rings meanwhile comes above it. */
export const KeyboardHelp = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('keyboard')
  const { setSingleKeys, singleKeys } = usePreferences()
  const layer = useCameOverAll() ? 'error' : 'confirm'
  return (
    <Dialog open wide layer={layer} onClose={onClose} title={t('title')} phone="full">
      <div className={styles.groups}>
        {groups.map(([name, lines]) => (
          <section key={name} aria-label={t(`in_${name}`)}>
            <h3 className={styles.heading}>{t(`in_${name}`)}</h3>
            <dl className={styles.lines}>
              {lines.map(([keys, does]) => (
                <div className={styles.line} key={does}>
                  <dt className={styles.keys} dir="ltr">
                    {keys.map((key) => (
                      <kbd className={styles.key} key={key}>
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{t(does)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch label={t('single')} hint={t('single_hint')} checked={singleKeys} onChange={setSingleKeys} />
    </Dialog>
  )
}
