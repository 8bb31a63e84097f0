import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import { TINY_PHOTOS, type PhotoType } from './tinyPhotos';

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

/** Photos with something else behind them: what is kept is the photo alone. */
export const CARRIERS: [what: string, type: PhotoType, carried: string][] = [
  ['a JPEG with HTML appended', 'image/jpeg', HTML],
  ['a PNG with HTML appended', 'image/png', HTML],
  ['a WebP with HTML appended', 'image/webp', HTML],
  ['a JPEG with a script appended', 'image/jpeg', '*/=alert(1)/*'],
  ['a PNG with PHP appended', 'image/png', '<?php system("id"); ?>'],
  ['a JPEG that ends as a ZIP archive', 'image/jpeg', 'PK\x05\x06'],
  ['a WebP with an SVG appended', 'image/webp', SVG],
];

/** Photos that no one can open, or that would fill the memory of anyone who does. */
export const DAMAGED: [what: string, type: PhotoType, bytes: Buffer][] = [
  ['the beginning of a JPEG', 'image/jpeg', TINY_PHOTOS['image/jpeg'].subarray(0, 20)],
  ['the beginning of a PNG', 'image/png', TINY_PHOTOS['image/png'].subarray(0, 40)],
  ['the beginning of a WebP', 'image/webp', TINY_PHOTOS['image/webp'].subarray(0, 20)],
  ['a JPEG that is HTML from its fourth byte', 'image/jpeg', beginning('image/jpeg', 3, HTML)],
  ['a PNG that is HTML from its ninth byte', 'image/png', beginning('image/png', 8, HTML)],
  ['a PNG that claims 65,535 by 65,535 pixels', 'image/png', pngOf(65_535, 65_535)],
  ['a PNG that claims 4 billion pixels in a row', 'image/png', pngOf(4_294_967_295, 1)],
  ['a JPEG that claims 65,500 by 65,500 pixels', 'image/jpeg', jpegOf(65_500, 65_500)],
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

function beginning(type: PhotoType, length: number, text: string): Buffer {
  return Buffer.concat([TINY_PHOTOS[type].subarray(0, length), Buffer.from(text, 'latin1')]);
}

function pngOf(width: number, height: number): Buffer {
  const png = Buffer.from(TINY_PHOTOS['image/png']);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function jpegOf(width: number, height: number): Buffer {
  const jpeg = Buffer.from(TINY_PHOTOS['image/jpeg']);
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}
