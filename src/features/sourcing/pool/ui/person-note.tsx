import { late } from '#platform/browser/late.tsx'
import type { PoolEntry } from '../contract.ts'
import { useNote, type Whom } from './use-entry.ts'

const EntryDialog = late(async () => (await import('./entry-dialog.tsx')).EntryDialog)
const FirstNoteDialog = late(async () => (await import('./entry-dialog.tsx')).FirstNoteDialog)
const PersonNoteDialog = late(async () => (await import('./entry-dialog.tsx')).PersonNoteDialog)

type Props = { whom: Whom; name: string; entry: PoolEntry | null | undefined; onClose: () => void }

/** Notes something for the team: at the place in the pool, and of somebody who was only found apart from it. */
export function PersonNote({ whom, name, entry, onClose }: Props) {
  if (entry) return <EntryDialog entry={entry} onClose={onClose} />
  return 'imported' in whom ? (
    <FirstNoteDialog imported={whom.imported} name={name} onClose={onClose} />
  ) : (
    <NoteOfFound person={whom.person} name={name} onClose={onClose} />
  )
}

function NoteOfFound(props: { person: string; name: string; onClose: () => void }) {
  const noted = useNote(props.person)
  return noted === undefined ? null : <PersonNoteDialog {...props} noted={noted} />
}
