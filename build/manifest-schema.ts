import { PluginEntry, PluginManifest, PluginSlotName } from '../contracts/plugin.ts';
import { PluginTexts } from '../contracts/plugin-texts.ts';
import { slotNames } from '../contracts/slots.ts';
import { z } from '../contracts/zod.ts';

/**
 * Makes the public JSON Schema of the manifest. Editors use it to offer the slots of this host and to mark any other.
 * The schema of an entry takes anything as `texts`, because the page reads the texts piece by piece; here they get
 * their full shape.
 */
export const manifestSchema = () =>
  z.toJSONSchema(PluginManifest, {
    override: ({ zodSchema, jsonSchema }) => {
      if ((zodSchema as unknown) === PluginSlotName) jsonSchema.enum = [...slotNames];
      if ((zodSchema as unknown) === PluginEntry.shape.texts.def.innerType)
        Object.assign(jsonSchema, z.toJSONSchema(PluginTexts), { $schema: undefined });
    },
  });
