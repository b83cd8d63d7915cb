import { useEffect, useEffectEvent } from 'react'
import type { ContactRead } from '#features/cvs/cvs/photo-contract.ts'
import { AnotherNote } from '#features/cvs/cvs/ui/another-note.tsx'
import { useCvLook } from '#features/cvs/cvs/ui/use-cv-look.ts'
import { WhatWasRead } from '#features/cvs/cvs/ui/what-was-read.tsx'
import { isNamedOtherwise } from '#features/cvs/cvs/whose-rules.ts'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Problem } from '#platform/browser/problem.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { type ContactField, contactFields } from './filled.ts'
import { type Filling, useFill } from './use-fill.ts'

type Applying = Filling & { refuse: (words: string) => void }
type Props = {
  applying: Applying
  file: File
  /** Of photos it is said below how their reading goes. */
  isPhoto: boolean
  /** It is the CV of somebody else than who fills the form. */
  ofOther?: boolean
}

/** Files of these are refused when they are sent, so they are refused when they are chosen. */
const neverSent = new Set(['file_unreadable', 'file_encrypted', 'file_unsupported', 'file_bomb', 'too_large'])

/** Who applies, as the CV says it: filled in at once, value by value with how sure the reading is, and undone by a press. */
export function FilledFromCv({ applying, file, isPhoto, ofOther = false }: Props) {
  const t = useTranslations(ofOther ? 'applications.apply.fill.other' : 'applications.apply.fill')
  const { data, error } = useCvLook(file)
  const read = data?.data
  const filling = useFill(applying)
  const isRefused = error instanceof Problem && neverSent.has(error.code)
  const take = useEffectEvent(() => {
    if (read) filling.fill(file, read.contact)
    if (isRefused) applying.refuse(error.message)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read, or why not, is taken once it is there
  useEffect(take, [read, error])
  return (
    <>
      <div role="status">
        {ofOther ? null : <NamesAnother {...{ filling, read }} values={applying.form.values} />}
        {read?.state === 'read' && applying.fill.filled?.file === file ? (
          <ContactFound values={applying.form.values} {...{ filling, ofOther }} read={read.contact} />
        ) : null}
        {isPhoto ? null : (
          <>
            {read?.state === 'wordless' ? <Note tone="warm">{t('wordless')}</Note> : null}
            {(error && !isRefused) || read?.state === 'unread' ? <Note tone="warm">{t('failed')}</Note> : null}
            {read || error ? null : <p className="small faint">{t('reading')}</p>}
          </>
        )}
      </div>
      {isPhoto ? <WhatWasRead file={file} /> : null}
    </>
  )
}

type NamesProps = {
  values: Record<ContactField, string>
  filling: ReturnType<typeof useFill>
  read: { contact: ContactRead; of_another: string | null } | undefined
}

/** Before it is sent: an account is compared with what is read, a guest only by what they wrote themselves. */
function NamesAnother({ values, filling, read }: NamesProps) {
  const isAccount = useSession() !== null
  if (!read) return null
  const { contact, of_another } = read
  const isReached = (['email', 'phone'] as const).some(
    (field) =>
      !filling.isFilled(field) && values[field] !== '' && same(values[field]) === same(contact[field]?.value ?? ''),
  )
  const isOther = contact.name !== null && !isReached && isNamedOtherwise(values.name, contact.name.value)
  return <AnotherNote name={of_another ?? (!isAccount && isOther ? contact.name?.value : null)} />
}

const same = (value: string) => value.trim().toLowerCase()

type FoundProps = {
  values: Record<ContactField, string>
  filling: ReturnType<typeof useFill>
  read: ContactRead
  ofOther: boolean
}

function ContactFound({ values, filling, read, ofOther }: FoundProps) {
  const t = useTranslations('applications.apply')
  const of = ofOther ? 'fill.other' : 'fill'
  const filled = contactFields.filter(filling.isFilled)
  const open = contactFields.filter((field) => values[field] === '')
  if (filled.length === 0 && open.length === 0) return null
  return (
    <Note tone={filled.length > 0 ? 'good' : 'warm'} title={t(`${of}.${filled.length > 0 ? 'title' : 'none'}`)}>
      <ul className="small">
        {[...filled, ...open].map((field) => (
          <li key={field}>
            <b>{t(ofOther && field === 'name' ? 'fill.other.name' : field)}</b>{' '}
            <HowRead found={read[field]} isFilled={filling.isFilled(field)} />
          </li>
        ))}
      </ul>
      {filled.length > 0 ? (
        <Button size="s" icon="undo" onClick={filling.undo}>
          {t('fill.undo')}
        </Button>
      ) : null}
    </Note>
  )
}

function HowRead({ found, isFilled }: { found: ContactRead[ContactField]; isFilled: boolean }) {
  const t = useTranslations('applications.apply.fill')
  if (!found) return t('missing')
  const value = () => <bdi>{found.value}</bdi>
  if (!isFilled) return t.rich(found.sureness === 'unsure' ? 'unsure' : 'left', { value })
  return t.rich(found.sureness === 'sure' ? 'sure' : 'fairly', { value })
}
