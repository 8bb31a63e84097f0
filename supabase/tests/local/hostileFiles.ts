import { Buffer } from 'node:buffer';

/** The beginnings by which photos are recognized. */
export const BEGINNINGS = {
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/webp': Buffer.from('RIFF\x40\0\0\0WEBPVP8 ', 'latin1'),
} as const;

/** A type a photo may have. */
export type PhotoType = keyof typeof BEGINNINGS;

const HTML = '<!doctype html><script>document.title = "run"</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

/** What is no photo, with the type it would honestly have. */
export const NO_PHOTOS: [what: string, type: string, bytes: Buffer][] = [
  ['an HTML page', 'text/html', Buffer.from(HTML)],
  ['an SVG', 'image/svg+xml', Buffer.from(SVG)],
  ['XHTML', 'application/xhtml+xml', Buffer.from(`<?xml version="1.0"?>${HTML}`)],
  ['a script', 'text/javascript', Buffer.from('alert(1)')],
  ['PHP', 'application/x-php', Buffer.from('<?php system($_GET["x"]); ?>')],
  ['a shell script', 'application/x-sh', Buffer.from('#!/bin/sh\nid\n')],
  ['a Windows program', 'application/x-msdownload', Buffer.from('MZ\x90\0\x03', 'latin1')],
  ['a Linux program', 'application/x-elf', Buffer.from('\x7fELF\x02\x01', 'latin1')],
  ['WebAssembly', 'application/wasm', Buffer.from('\0asm\x01\0\0\0', 'latin1')],
  ['Flash', 'application/x-shockwave-flash', Buffer.from('FWS\x06')],
  ['a ZIP archive', 'application/zip', Buffer.from('PK\x03\x04')],
  ['a PDF', 'application/pdf', Buffer.from('%PDF-1.7\n')],
  ['a GIF', 'image/gif', Buffer.from('GIF89a/*')],
  ['a BMP', 'image/bmp', Buffer.from('BM')],
  ['a TIFF', 'image/tiff', Buffer.from('II*\0', 'latin1')],
  ['an icon', 'image/x-icon', Buffer.from([0, 0, 1, 0])],
  ['a HEIC', 'image/heic', Buffer.from('\0\0\0\x18ftypheic', 'latin1')],
  ['a video', 'video/mp4', Buffer.from('\0\0\0\x18ftypisom', 'latin1')],
  ['text after a byte order mark', 'text/plain', Buffer.from('\ufeffhello')],
  ['a cut beginning', 'application/octet-stream', Buffer.from([0xff, 0xd8])],
  ['nothing', 'application/octet-stream', Buffer.alloc(0)],
];

/** Photos with something else inside: what counts is that nobody runs it. */
export const CARRIERS: [what: string, type: PhotoType, bytes: Buffer][] = [
  ['a JPEG that goes on as HTML', 'image/jpeg', carrying('image/jpeg', HTML)],
  ['a PNG that goes on as HTML', 'image/png', carrying('image/png', HTML)],
  ['a WebP that goes on as HTML', 'image/webp', carrying('image/webp', HTML)],
  ['a JPEG that goes on as a script', 'image/jpeg', carrying('image/jpeg', '*/=alert(1)/*')],
  ['a PNG that goes on as PHP', 'image/png', carrying('image/png', '<?php system("id"); ?>')],
  ['a JPEG that ends as a ZIP archive', 'image/jpeg', carrying('image/jpeg', 'PK\x05\x06')],
  ['a WebP that goes on as an SVG', 'image/webp', carrying('image/webp', SVG)],
  ['a PNG that claims 65,535 by 65,535 pixels', 'image/png', pngOf(65_535, 65_535)],
  ['a PNG that claims 4 billion pixels in a row', 'image/png', pngOf(4_294_967_295, 1)],
  [
    'a JPEG that claims 65,500 by 65,500 pixels',
    'image/jpeg',
    Buffer.concat([
      BEGINNINGS['image/jpeg'],
      Buffer.from([0xff, 0xc0, 0, 17, 8, 0xff, 0xdc, 0xff, 0xdc, 3]),
    ]),
  ],
  [
    'a JPEG that tells where it was taken',
    'image/jpeg',
    carrying('image/jpeg', 'Exif\0\0MM\0*GPSLatitude 30.2672 N GPSLongitude 97.7431 W'),
  ],
];

/** Names that mean another place, another program, or nothing a file could be called. */
export const NAMES_REFUSED = [
  '../escape.jpg',
  '../../../../etc/passwd',
  'a/../../b.jpg',
  './here.jpg',
  'a//b.jpg',
  'a/./b.jpg',
  '..\\..\\escape.jpg',
  'nul\0.jpg',
  'line\nbreak.jpg',
  'tab\t.jpg',
  'percent%2e%2e%2fescape.jpg',
  '\u202egpj.exe',
  'ünïcode.jpg',
  '<img src=x>.jpg',
  'pipe|cmd.jpg',
  'x'.repeat(901),
];

/** Names with two endings: the type a file is shown with is the one it was checked for. */
export const DOUBLE_ENDINGS = [
  'photo.jpg.html',
  'photo.html.jpg',
  'photo.php.jpg',
  'photo.jpg.exe',
  'photo.svg',
  '.htaccess',
  'CON.jpg',
  'photo.jpg;.html',
];

function carrying(type: PhotoType, text: string): Buffer {
  return Buffer.concat([BEGINNINGS[type], Buffer.from(text, 'latin1')]);
}

function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4, 'latin1');
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.writeUInt8(8, 16);
  header.writeUInt8(6, 17);
  return Buffer.concat([BEGINNINGS['image/png'], header]);
}
