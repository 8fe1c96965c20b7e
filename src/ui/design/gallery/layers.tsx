import { LogOut, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button'
import { ConfirmDialog } from '../confirm-dialog'
import { Dialog } from '../dialog'
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '../menu'
import { Popover } from '../popover'
import { Sheet } from '../sheet'
import { TextField } from '../text-field'
import { useToast } from '../toast'
import { Row, Section } from './section'
import { words } from './words'

type Opened = 'dialog' | 'sheet' | 'confirm' | null

const languages = [
  { value: 'en', label: 'English' },
  { value: 'ar', label: 'العربية' },
] as const

const Overlays = ({ opened, close }: { readonly opened: Opened; readonly close: () => void }) => (
  <>
    <Dialog
      open={opened === 'dialog'}
      onClose={close}
      title={words.dialog}
      phone="bottom"
      footer={<Button variant="primary">{words.send}</Button>}
    >
      <TextField label={words.email} value="" onChange={close} hint={words.hint} />
    </Dialog>
    <Sheet open={opened === 'sheet'} onClose={close} title={words.sheet}>
      <p>{words.long}</p>
    </Sheet>
    <ConfirmDialog
      open={opened === 'confirm'}
      title={words.priceTitle}
      text={words.priceText}
      confirm={words.add}
      onConfirm={close}
      onCancel={close}
    />
  </>
)

export const Layers = () => {
  const [opened, setOpened] = useState<Opened>(null)
  const [language, setLanguage] = useState<'en' | 'ar'>('en')
  const toast = useToast()
  return (
    <Section title={words.layers}>
      <Row>
        <Button onClick={() => setOpened('dialog')}>{words.dialog}</Button>
        <Button onClick={() => setOpened('sheet')}>{words.sheet}</Button>
        <Button onClick={() => setOpened('confirm')}>{words.confirm}</Button>
        <Menu trigger={<Button>{words.menu}</Button>}>
          <MenuItem icon={UserRound} onSelect={() => setOpened('sheet')}>
            {words.profile}
          </MenuItem>
          <MenuSeparator />
          <MenuChoices label={words.language} value={language} onChange={setLanguage} choices={languages} />
          <MenuSeparator />
          <MenuItem icon={LogOut} danger onSelect={() => setOpened('confirm')}>
            {words.logout}
          </MenuItem>
        </Menu>
        <Popover trigger={<Button>{words.popover}</Button>} title={words.popover}>
          <p>{words.hint}</p>
        </Popover>
        <Button onClick={() => toast({ text: words.saved, tone: 'success' })}>{words.toast}</Button>
        <Button onClick={() => toast({ text: words.long, tone: 'error' })}>{words.toastError}</Button>
        <Button onClick={() => toast({ text: words.saved, tone: 'coins' })}>{words.toastCoins}</Button>
      </Row>
      <Overlays opened={opened} close={() => setOpened(null)} />
    </Section>
  )
}
