import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Empty, Note, Skeleton } from '#ui/basics/note.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { setJobTeam, showJobTeam } from '../team-contract.ts'

/** Who works on a job, chosen among those with assigned jobs only. */
export function JobTeamDialog({ job, onClose }: { job: string; onClose: () => void }) {
  const t = useTranslations('jobs.team')
  const roles = useTranslations('pages.roles')
  const { data } = useCall(showJobTeam, { job })
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [isConflict, setConflict] = useState(false)
  const people = data?.data.members ?? []
  const isOn = (one: { id: string; assigned: boolean }) => changed.get(one.id) ?? one.assigned
  const save = useSend(setJobTeam, {
    onDone() {
      refreshCall(showJobTeam)
      toast.show({ text: t('saved'), tone: 'good' })
      onClose()
    },
    onProblem(problem) {
      // what one chose stays on top of what the other saved
      setConflict(problem.code === 'changed_meanwhile')
      if (problem.code === 'changed_meanwhile') refreshCall(showJobTeam)
      else toast.show({ text: problem.message || t('failed'), tone: 'bad' })
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      about={t('about')}
      footer={
        <>
          <Button
            look="primary"
            busy={save.isPending}
            disabled={!data}
            onClick={() =>
              data && save.mutate({ job, version: data.data.version, users: people.filter(isOn).map(({ id }) => id) })
            }
          >
            {t('save')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {data ? null : <Skeleton />}
      {isConflict ? (
        <Note tone="warm" title={t('conflict')} alert>
          {t('conflictText')}
        </Note>
      ) : null}
      {data && people.length === 0 ? <Empty icon="users" title={t('none')} /> : null}
      <div className="stack stack-s">
        {people.map((one) => (
          <Checkbox
            key={one.id}
            name={one.id}
            value={isOn(one)}
            help={one.author ? `${roles(one.role)} · ${t('author')}` : roles(one.role)}
            onChange={(on) => setChanged(new Map(changed).set(one.id, on))}
          >
            <bdi>{one.name}</bdi>
          </Checkbox>
        ))}
      </div>
    </Dialog>
  )
}
