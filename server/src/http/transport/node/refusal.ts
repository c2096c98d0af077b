/** Answers to what the parser refuses: nobody knows what it asks for, so there is no more to them than a status. */
import type { Duplex } from 'node:stream';
import { REASONS } from '../transport.js';

/** How long who was refused may take to read why, before what it goes on sending breaks the connection. */
const LONGEST_READING_MS = 1000;

const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_INVALID_VERSION: 505,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** What an error of the parser is told as. */
export function statusOf({ code }: NodeJS.ErrnoException): number {
  return STATUSES[code ?? ''] ?? 400;
}

/** Sends a status and ends the connection. */
export function refuse(socket: Duplex, status: number): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, 'latin1');
  // What still comes is read and forgotten: a reset would take the answer with it.
  socket.resume();
  setTimeout(() => socket.destroy(), LONGEST_READING_MS).unref();
}
