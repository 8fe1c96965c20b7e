import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '../checkbox'
import { ChipChoices, RemovableChips } from '../chips'
import { CodeField } from '../code-field'
import { Icon } from '../icon'
import { PasswordField } from '../password-field'
import { RadioGroup } from '../radio-group'
import { Segmented } from '../segmented'
import { Select } from '../select'
import { Slider } from '../slider'
import { Switch } from '../switch'
import { TextArea } from '../text-area'
import { TextField } from '../text-field'
import { Section } from './section'
import { words } from './words'

const genders = [
  { value: 'female', label: words.woman },
  { value: 'male', label: words.man },
] as const

export const Fields = () => {
  const [text, setText] = useState('')
  const [code, setCode] = useState('421')
  return (
    <Section title={words.fields}>
      <TextField label={words.email} value={text} onChange={setText} hint={words.hint} leading={<Icon of={Mail} />} />
      <TextField label={words.email} value="anna@" onChange={setText} error={words.wrong} />
      <PasswordField label={words.password} value="secret" onChange={setText} autoComplete="current-password" />
      <TextField label={words.nickname} value="Elena" onChange={setText} limit={20} />
      <TextField label={words.nickname} value="Elena" onChange={setText} disabled />
      <CodeField label={words.code} value={code} onChange={setCode} />
      <TextArea label={words.about} value={text} onChange={setText} limit={200} />
    </Section>
  )
}

const Chosen = () => {
  const [chosen, setChosen] = useState<readonly string[]>(['coffee'])
  const [zoom, setZoom] = useState(2)
  const picked = words.interests.filter(({ value }) => chosen.includes(value))
  return (
    <>
      <ChipChoices
        label={words.chips}
        choices={words.interests}
        chosen={chosen}
        limit={3}
        onChange={setChosen}
        onFull={() => undefined}
      />
      <RemovableChips
        label={words.chips}
        chosen={picked}
        removeLabel={(word) => word}
        onRemove={(value) => setChosen(chosen.filter((one) => one !== value))}
      />
      <Slider label={words.zoom} value={zoom} min={1} max={4} step={0.1} onChange={setZoom} say={String} />
    </>
  )
}

export const Choices = () => {
  const [on, setOn] = useState(true)
  const [gender, setGender] = useState<'female' | 'male'>('female')
  return (
    <Section title={words.choices}>
      <Select label={words.gender} value={gender} onChange={setGender} choices={genders} />
      <Checkbox label={words.terms} checked={on} onChange={setOn} />
      <Checkbox label={words.terms} checked={false} onChange={setOn} error={words.wrong} />
      <RadioGroup label={words.gender} value={gender} onChange={setGender} choices={genders} />
      <Segmented label={words.gender} value={gender} onChange={setGender} choices={genders} />
      <Switch label={words.camera} hint={words.cameraHint} checked={on} onChange={setOn} />
      <Switch label={words.camera} checked={!on} onChange={() => setOn(!on)} disabled />
      <Chosen />
    </Section>
  )
}
