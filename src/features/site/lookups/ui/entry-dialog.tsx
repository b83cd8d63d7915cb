import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { languages } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { countFor } from '#ui/fields/numbers.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { addEntry, industries, wordEntry } from '../contract.ts'
import { parentOf } from '../rules.ts'
import { type Entry, readAgain } from './entry-table.tsx'
import { ListTrouble } from './list-trouble.tsx'
import { useList } from './use-list.ts'

type Props = { list: string; entry: Entry | 'new'; onClose: () => void }

const all = {}
const empty = { en: '', ar: '', ru: '', fr: '' }

/** The four texts of an entry, old or new. */
export function EntryDialog({ list, entry, onClose }: Props) {
  const t = useTranslations('lookups.admin')
  const isNew = entry === 'new'
  const { en, ar, ru, fr } = isNew ? empty : entry
  const known = isNew ? undefined : entry.people
  const sections = useList(industries, all)
  const form = useForm(isNew ? addEntry : wordEntry, {
    initial: { en, ar, ru, fr, parent: '', people: String(known ?? '') },
    toInput: ({ parent, people, ...texts }) =>
      isNew
        ? { list, parent: parent ? Number(parent) : null, ...texts }
        : { list, id: entry.id, ...texts, ...(known !== undefined && { people: countFor(people) }) },
    onDone() {
      toast.show({ text: t('saved'), tone: 'good' })
      readAgain()
      onClose()
    },
  })
  const rule = parentOf(list)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isNew ? 'addTitle' : 'editTitle')}
      footer={
        <>
          <Button look="primary" busy={form.sending} onClick={() => void form.submit()}>
            {t('save')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form method="post" className="stack" onSubmit={form.submit} noValidate>
        <ErrorSummary
          errors={form.errors.map(({ field, message }) => ({ name: field, text: message }))}
          takeFocus
          findLabels
        />
        {form.problem && form.errors.length === 0 ? (
          <Note tone="bad" alert>
            {form.problem.message || t('failed')}
          </Note>
        ) : null}
        {languages.map((one) => (
          <TextField
            key={one}
            {...form.field(one)}
            label={t(one)}
            lang={one}
            dir={one === 'ar' ? 'rtl' : 'ltr'}
            maxLength={160}
            autoComplete="off"
            required
          />
        ))}
        {known === undefined ? null : (
          <TextField
            {...form.field('people')}
            label={t('people')}
            help={t('peopleHelp')}
            inputMode="numeric"
            required
          />
        )}
        {isNew && rule !== 'none' ? (
          <>
            <NativeSelect
              {...form.field('parent')}
              label={t('parent')}
              optional={rule === 'possible'}
              empty={t('noParent')}
              choices={sections.choices.filter(({ parent }) => parent === null)}
            />
            <ListTrouble lists={[sections]} />
          </>
        ) : null}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
