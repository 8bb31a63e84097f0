// @ts-check

/** Stands for the address of a font or an image, which the build would give. */
module.exports = '/asset';
