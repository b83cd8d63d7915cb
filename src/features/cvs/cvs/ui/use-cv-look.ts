import { useQuery } from '@tanstack/react-query'
import { sendFiles } from '#platform/browser/call.ts'
import { lookAtCv } from '../photo-contract.ts'

/** What can be read of a file in hand, before it is sent; asked once, nothing waits for it. */
export const useCvLook = (file: File) =>
  useQuery({
    queryKey: ['look at cv', file.name, file.size, file.lastModified],
    queryFn: () => sendFiles(lookAtCv, {}, { cv: file }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
