import type { Cv } from '#features/cvs/cvs/contract.ts'
import { downloadCv, formatOwn, showFormat } from '#features/sourcing/cv-formatting/contract.ts'
import { addressOf, send } from '#platform/browser/call.ts'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'

/** Takes a CV along: its file as it came, or a PDF in the look that was chosen for it last. */
export function useDownloads({ id: cv, file }: Pick<Cv, 'id' | 'file'>) {
  const onProblem = ({ message }: { message: string }) => toast.show({ tone: 'bad', text: message })
  const print = useSend(formatOwn, {
    onDone: ({ data }) => {
      if (data.url) location.assign(data.url)
    },
    onProblem,
  })
  return {
    original: () => {
      if (file) location.assign(addressOf(downloadCv, { id: file.id, name: file.name }))
    },
    formatted: () =>
      send(showFormat, { cv }).then(({ data: { look } }) => print.mutate({ cv, look, format: 'pdf' }), onProblem),
  }
}
