/**
 * An encrypted file of the server, with the same steps as server/show/encryption.py: a name says where a thing lies in
 * the file, and is its key. crypto.subtle is missing on plain http addresses, so the cipher is that of a small audited
 * library.
 */
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const NAME = 16; // bytes
const LENGTH = 4;
const NONCE = new Uint8Array(12); // a key is used once

export class Encrypted {
  #records = new Map<string, Uint8Array>();

  constructor(readonly file: Uint8Array) {
    const length = number(file);
    for (let at = LENGTH; at + length <= file.length; at += length)
      this.#records.set(bytesToHex(file.subarray(at, at + NAME)), file.subarray(at + NAME, at + length));
  }

  /** The picture that this name opens; null where it opens nothing. */
  open(name: Uint8Array): Uint8Array | null {
    const parts: Uint8Array[] = [];
    let missing = LENGTH;
    for (let place = name; missing > 0; place = hash('next', place).subarray(0, NAME)) {
      const record = this.#records.get(bytesToHex(hash('place', place).subarray(0, NAME)));
      if (!record) return null;
      let part: Uint8Array;
      try {
        part = chacha20poly1305(hash('key', place), NONCE).decrypt(record);
      } catch {
        return null;
      }
      if (parts.length === 0) missing += number(part);
      missing -= part.length;
      parts.push(part);
    }
    const all = concatBytes(...parts);
    return all.subarray(LENGTH, LENGTH + number(all));
  }
}

/** The proof that a page holds both files. */
export function prove(resume: string, pieces: Encrypted, cards: Encrypted): string {
  return bytesToHex(sha256.create().update(utf8ToBytes(resume)).update(pieces.file).update(cards.file).digest());
}

/** The names that a card lists, one for each of its pieces. */
export function names(listed: Uint8Array): Uint8Array[] {
  return Array.from({ length: listed.length / NAME }, (_, index) => listed.subarray(NAME * index, NAME * (index + 1)));
}

function number(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset, LENGTH).getUint32(0);
}

function hash(what: string, name: Uint8Array): Uint8Array {
  return sha256(concatBytes(utf8ToBytes(`rollwright-${what}-1 `), name));
}
