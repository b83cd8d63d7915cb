import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addCv, importResume } from '#features/cvs/cvs/contract.ts'
import { cvFiles } from '#features/cvs/cvs/ui/cv-files.ts'
import { useSession, useSite } from '#frame/use-session.ts'
import { sendFiles } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { type Language, languageNames, languages } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { startCv } from '../contract.ts'

type From = 'file' | 'profile' | 'nothing' | 'resume'
const ways: From[] = ['file', 'profile', 'nothing', 'resume']

type Props = { isOpen: boolean; onClose: () => void }

/** A new CV: read from a file, made of the profile or of a JSON Resume, or begun from nothing. */
export function NewCv({ isOpen, onClose }: Props) {
  const t = useTranslations('cvBuilder.new')
  const [from, setFrom] = useState<From>('file')
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('go')}>
      <div className="stack">
        <RadioGroup
          name="from"
          label={t('from')}
          look="cards"
          value={from}
          onChange={(id) => setFrom(id as From)}
          choices={ways.map((id) => ({ id, text: t(`ways.${id}`), help: t(`help.${id}`) }))}
        />
        {from === 'file' || from === 'resume' ? <FromFile key={from} kind={from} /> : <FromWords from={from} />}
      </div>
    </Dialog>
  )
}

const resumeFiles = { accept: '.json,application/json', kinds: 'JSON Resume', maxBytes: 2_000_000 } as const

function FromFile({ kind }: { kind: 'file' | 'resume' }) {
  const t = useTranslations('cvBuilder.new')
  const navigate = useNavigate()
  if (kind === 'resume')
    return (
      <FileDrop
        {...resumeFiles}
        name="new-resume"
        label={t('resume')}
        upload={(file, sending) => sendFiles(importResume, {}, { file }, sending)}
        onSent={({ data: { cv, left } }) => {
          if (left.length > 0) toast.show({ tone: 'warm', text: t('left') })
          void navigate(`/user/cvs/${cv.id}/edit`)
        }}
      />
    )
  return (
    <FileDrop
      {...cvFiles}
      name="new-cv"
      label={t('file')}
      camera
      upload={(file, sending) => sendFiles(addCv, {}, { file }, sending)}
      onSent={({ data }) => void navigate(`/user/cvs/${data.id}`)}
    />
  )
}

function FromWords({ from }: { from: 'profile' | 'nothing' }) {
  const t = useTranslations('cvBuilder.new')
  const site = useSite()
  const session = useSession()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [language, setLanguage] = useState<Language>(site.language)
  const start = useSend(startCv, { onDone: ({ data }) => void navigate(`/user/cvs/${data.id}/edit`) })
  return (
    <form
      method="post"
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        start.mutate({
          from,
          name: name.trim() || t('defaultName', { name: session?.display.name ?? '' }),
          language,
        })
      }}
    >
      <LooseProblem problem={start.error} />
      <TextField
        name="new-name"
        label={t('name')}
        help={t('nameHelp')}
        maxLength={160}
        value={name}
        onChange={setName}
        optional
      />
      <NativeSelect
        name="new-language"
        label={t('language')}
        help={t('languageHelp')}
        value={language}
        choices={languages.map((id) => ({ id, text: languageNames[id] }))}
        onChange={(id) => setLanguage(id as Language)}
      />
      <div>
        <Button type="submit" look="primary" busy={start.isPending}>
          {t('begin')}
        </Button>
      </div>
    </form>
  )
}
